import { createPrivateKey } from "node:crypto";
import { expect, it } from "vitest";
import { bunnyToken } from "./bunny.ts";
import { rs256 } from "./jws.ts";
import { signS3 } from "./s3.ts";
import { signers } from "./source-signing.ts";

const seconds = (epoch: number): Date => new Date(epoch * 1000);

/** RFC 7515, appendix A.2. */
const rfcKey = {
  kty: "RSA",
  n: "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ",
  e: "AQAB",
  d: "Eq5xpGnNCivDflJsRQBXHx1hdR1k6Ulwe2JZD50LpXyWPEAeP88vLNO97IjlA7_GQ5sLKMgvfTeXZx9SE-7YwVol2NXOoAJe46sui395IW_GO-pWJ1O0BkTGoVEn2bKVRUCgu-GjBVaYLU6f3l9kJfFNS3E0QbVdxzubSu3Mkqzjkn439X0M_V51gfpRLI9JYanrC4D4qAdGcopV_0ZHHzQlBjudU2QvXt4ehNYTCBr6XCLQUShb1juUO1ZdiYoFaFQT5Tw8bGUl_x_jTj3ccPDVZFD9pIuhLhBOneufuBiB4cS98l2SR_RQyGWSeWjnczT0QU91p1DhOVRuOopznQ",
  p: "4BzEEOtIpmVdVEZNCqS7baC4crd0pqnRH_5IB3jw3bcxGn6QLvnEtfdUdiYrqBdss1l58BQ3KhooKeQTa9AB0Hw_Py5PJdTJNPY8cQn7ouZ2KKDcmnPGBY5t7yLc1QlQ5xHdwW1VhvKn-nXqhJTBgIPgtldC-KDV5z-y2XDwGUc",
  q: "uQPEfgmVtjL0Uyyx88GZFF1fOunH3-7cepKmtH4pxhtCoHqpWmT8YAmZxaewHgHAjLYsp1ZSe7zFYHj7C6ul7TjeLQeZD_YwD66t62wDmpe_HlB-TnBA-njbglfIsRLtXlnDzQkv5dTltRJ11BKBBypeeF6689rjcJIDEz9RWdc",
  dp: "BwKfV3Akq5_MFZDFZCnW-wzl-CCo83WoZvnLQwCTeDv8uzluRSnm71I3QCLdhrqE2e9YkxvuxdBfpT_PI7Yz-FOKnu1R6HsJeDCjn12Sk3vmAktV2zb34MCdy7cpdTh_YVr7tss2u6vneTwrA86rZtu5Mbr1C1XsmvkxHQAdYo0",
  dq: "h_96-mK1R_7glhsum81dZxjTnYynPbZpHziZjeeHcXYsXaaMwkOlODsWa7I9xXDoRwbKgB719rrmI2oKr6N3Do9U0ajaHF-NKJnwgjMd2w9cjz3_-kyNlxAr2v4IKhGNpmM5iIgOS1VZnOZ68m6_pbLBSp3nssTdlqvd0tIiTHU",
  qi: "IYd7DHOhrWvxkwPQsRM2tOgrjbcrfvtQJipd-DlcxyVuuM9sQLdgjVk2oy26F0EmpScGLq2MowX7fhd_QJQ3ydy5cY7YIBi87w93IKLEdfnbJtoOPLUW0ITrJReOgo1cq9SbsxYawBgfp_gh6A5603k2-ZQwVK0JKSHuLFkuQ3U",
} as const;

it("signs tokens as RFC 7515 does in its appendix A.2", () => {
  const key = createPrivateKey({ key: rfcKey, format: "jwk" }).export({ type: "pkcs8", format: "pem" }).toString();
  const payload = '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}';
  expect(rs256('{"alg":"RS256"}', payload, key)).toBe(
    "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw",
  );
});

it("signs the example of Amazon's “Authenticating Requests: Using Query Parameters”", () => {
  const secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
  const key = { keyId: "AKIAIOSFODNN7EXAMPLE", region: "us-east-1", secret };
  const source = { kind: "file", url: "https://examplebucket.s3.amazonaws.com/test.txt" } as const;
  expect(signS3(source, key, new Date("2013-05-24T00:00:00Z"), 86_400)).toEqual({
    src: "https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404",
    expiresAt: new Date("2013-05-25T00:00:00Z"),
  });
});

/** https://github.com/BunnyWay/BunnyCDN.TokenAuthentication, those not bound to an IP address. */
it.each([
  ["/300kb.jpg", "", "o10JRWlsAItyAsdKS6jJKjabHN4FrFsplDHPV1idcX4"],
  ["/300kb.jpg", "token_countries=CA,US", "i5s3Uv7mnrFfN5nznwU2BxhILpnipYeE18TapV0WNFM"],
  ["/300kb.jpg", "token_countries_blocked=CA", "zKGmNRBaHRmB4THCwmIQK5U21wH-S9KaJ6Ht7Kq9Zlw"],
  ["/300kb.jpg", "token_countries_blocked=RU,CN", "JS8dSuBSjSH-W2-xhdkCPC36-2rlxfDCQJjlNMPqKZQ"],
  ["/abc", "token_path=/abc", "uVZvT3SbEoVKYJyDJgbcsDmSFf73cv-uNUVaJiKWpbQ"],
  ["/300kb.jpg", "token_ignore_params=true", "1lwWBD_c1IAGSj1UKPoxreu8ePDQ-Z9FoWLcRn_RRH0"],
  ["/300kb.jpg", "limit=1000", "DAVapqNNED3Z7JkjRTYX0UOIHNtbHEuuhRNEc4A7mMQ"],
  ["/300kb.jpg", "v=123", "q6oRQr-5ccQ-piO1HSEQu1DVMy9UMppRxGlIQwoeM5Y"],
  ["/", "token_countries=CA&token_path=/", "JWU7jhpnBGI-O54AYDAtrlZT86Ied4RTO2-Y8mUj60A"],
  ["/abc/", "", "bTMv4RVOkjx2UXLfVDl-JIygaxfSIQP8UCnCy7CILuY"],
])("makes Bunny's published token for %s?%s", (path, query, token) => {
  expect(bunnyToken("SecurityKey", path, 1_598_024_587, [...new URLSearchParams(query)])).toBe(`HS256-${token}`);
});

it.each([
  ["300kb.jpg", "300kb.jpg?token=HS256-o10JRWlsAItyAsdKS6jJKjabHN4FrFsplDHPV1idcX4&expires=1598024587"],
  ["300kb.jpg?v=123", "300kb.jpg?token=HS256-q6oRQr-5ccQ-piO1HSEQu1DVMy9UMppRxGlIQwoeM5Y&v=123&expires=1598024587"],
])("signs Bunny's published address %s", (plain, signed) => {
  const source = { kind: "file", url: `https://token-tester.b-cdn.net/${plain}` } as const;
  const key = { keyId: "", region: "", secret: "SecurityKey" };
  expect(signers.bunny_cdn.sign(source, key, seconds(1_598_024_587 - 86_400), 86_400)).toEqual({
    src: `https://token-tester.b-cdn.net/${signed}`,
    expiresAt: seconds(1_598_024_587),
  });
});
