import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export interface Visitor {
  /** Whether to visit the children. */
  enter: (element: Element) => boolean;
  leave: (element: Element) => void;
  text: (value: string) => void;
}

/** Visits a tree in document order. Iterative, so that deep trees do not overflow the stack. */
export function walk(root: Parent, { enter, leave, text }: Visitor): void {
  const open: { parent: Parent; next: number }[] = [{ parent: root, next: 0 }];
  for (let here = open.at(-1); here !== undefined; here = open.at(-1)) {
    const node: Node | undefined = here.parent.childNodes[here.next++];
    if (node === undefined) {
      open.pop();
      if ('tagName' in here.parent) leave(here.parent);
    } else if ('value' in node) {
      text(node.value);
    } else if ('tagName' in node && enter(node)) {
      open.push({ parent: node, next: 0 });
      // A shadow tree that is declared in the source is rendered in place.
      if ('content' in node && attributeOf(node, 'shadowrootmode') !== null)
        open.push({ parent: node.content, next: 0 });
    }
  }
}

export function attributeOf(element: Element, name: string): string | null {
  for (const attribute of element.attrs) if (attribute.name === name) return attribute.value;
  return null;
}
