import type { PageFor } from "@mindreel/contract/plain/pages";
import type { PageModule } from "#shared/loading/pageModule.ts";
import { forAll, notFound } from "./everyone.ts";
import { type EntriesOf, pageIn, type Routes, routing } from "./route.ts";

const forVisitors: EntriesOf<"watch" | PageFor<"visitor">> = {
  watch: { file: "catalogue/watch/TeaserPage", rendered: true },
  signIn: { file: "accounts/SignInPage", rendered: true },
  signUp: { file: "accounts/SignUpPage", rendered: true },
  forgotPassword: { file: "accounts/ForgotPasswordPage", rendered: true },
  firstSuperuser: { file: "accounts/FirstSuperuserPage", rendered: true },
  resetPassword: { file: "accounts/ResetPasswordPage", rendered: true },
};

const modules = import.meta.glob<PageModule>([
  "../pages/NotFoundPage.tsx",
  "../pages/accounts/{ConfirmEmail,ChangeEmail,SignIn,SignUp,ForgotPassword,FirstSuperuser,ResetPassword}Page.tsx",
  "../pages/catalogue/watch/TeaserPage.tsx",
  "../pages/newsletter/{EndAnswerMails,EndNoticeMails,Unsubscribe}Page.tsx",
  "../pages/site/LegalPage.tsx",
]);
const { routeTo, routesTo } = routing((name) => pageIn(modules, name));

export const routes: Routes = {
  pages: new Map(routesTo({ ...forVisitors, ...forAll })),
  notFound: routeTo(notFound),
};
