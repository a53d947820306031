import S3rver from "@20minutes/s3rver";

const [directory = "", bucket = "", port = "0"] = process.argv.slice(2);
const options = { address: "127.0.0.1", silent: true, directory, vhostBuckets: false };
const server = new S3rver({ ...options, port: Number(port), configureBuckets: [{ name: bucket }] });
// s3rver omits the slash after the bucket's name from the signature, unless it takes the name for part of the host.
server.middleware.splice(-1, 0, (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true;
    context.mountPath = "/";
  }
  return next();
});
process.send?.((await server.run()).port);
process.on("disconnect", () => process.exit());
