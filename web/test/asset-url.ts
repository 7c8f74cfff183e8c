/** Stands in for the address that the bundler gives a font or a picture. */
export default "/assets/in-tests";
