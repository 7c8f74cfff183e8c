/**
 * The history state of a navigation that replaces the current entry and changes the shown page in place: a product's page that shows
 * another variant. The scroll position, the focus and the input stay.
 */
export interface InPlace {
  inPlace: true;
}
