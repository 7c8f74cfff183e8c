/** Replaces the URLs of fonts and images in tests. */
module.exports = "/assets/in-tests";
