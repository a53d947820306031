import S3rver from "@20minutes/s3rver";

const [directory = "", bucket = "", port = "0"] = process.argv.slice(2);
const options = { address: "127.0.0.1", silent: true, directory, vhostBuckets: false };
const server = new S3rver({ ...options, port: Number(port), configureBuckets: [{ name: bucket }] });
// It leaves the slash after the bucket's name out of what it signs, unless it thinks that the name was in the host's.
server.middleware.splice(-1, 0, (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true;
    context.mountPath = "/";
  }
  return next();
});
process.send?.((await server.run()).port);
process.on("disconnect", () => process.exit());
