/** As much of an element as the provider's adapter touches; the unit tests have no document. */
export class Place {
  children: Place[] = [];
  isConnected = true;
  shadowRoot = null;
  ownerDocument = { createElement: () => new Place() };

  get childElementCount() {
    return this.children.length;
  }

  replaceChildren(...children: Place[]) {
    this.children = children;
  }
}
