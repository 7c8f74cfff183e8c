/** Stands in for the address that the bundler gives a font or a picture. */
module.exports = "/assets/in-tests";
