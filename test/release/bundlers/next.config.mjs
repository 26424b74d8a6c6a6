export default { serverExternalPackages: ["@paylift/engine"] };
