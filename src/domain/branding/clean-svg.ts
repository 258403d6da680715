import { SaxesParser } from 'saxes';
import { isHarmless, isHarmlessSheet, listDrawn, listReferences } from './check-css.ts';
import { LogoError } from './logo-error.ts';
import { isPicture, measurePicture } from './measure-picture.ts';

/** Shapes, text, gradients and clips. Everything else is removed with its content: scripts, foreign objects, links, animations, filters. */
const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use linearGradient radialGradient stop clipPath mask title desc style image'.split(
    ' ',
  ),
);
const SHAPES = new Set('path rect circle ellipse line polyline polygon text use image'.split(' '));
/** Drawn only where something refers to them. */
const DEFINITIONS = new Set(['defs', 'symbol', 'clipPath', 'mask']);
const ATTRIBUTES = new Set(
  (
    'id class style transform d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points viewBox preserveAspectRatio version href ' +
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity ' +
    'opacity color display visibility paint-order vector-effect clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits ' +
    'gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity ' +
    'font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing'
  ).split(' '),
);
const LOCAL = /^#[\w.:-]+$/;
/** Their content is drawn for each reference, so it has no further ones but `use`. */
const CLIPS = new Set(['clipPath', 'mask']);
const MOST = { depth: 50, drawn: 20_000, pixels: 4_000_000 } as const;

interface Open {
  name: string;
  id: string | undefined;
  /** Whether the element and its content are removed. */
  isRemoved: boolean;
  isInClip: boolean;
  isDefinition: boolean;
}

/** Returns an SVG that only draws: it runs nothing, loads nothing and cannot grow while it is drawn. */
export function cleanSvg(file: Uint8Array): string {
  const text = decode(file);
  const parts: string[] = [];
  const open: Open[] = [];
  const size = createSize();
  let shapes = 0;
  let pixels = 0;
  let sheet = '';
  const parser = new SaxesParser();

  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new LogoError('The SVG declares entities. Export it without a DOCTYPE.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (!parent) requireRoot(name, attributes);
    if (open.length >= MOST.depth) throw tooComplex();
    const { isInClip = false } = parent ?? {};
    const isDefinition = (parent?.isDefinition ?? false) || DEFINITIONS.has(name);
    const isRemoved = (parent?.isRemoved ?? false) || parent?.name === 'style' || isUnknown(name, attributes, !parent);
    open.push({ name, id: attributes.id, isRemoved, isInClip: isInClip || CLIPS.has(name), isDefinition });
    if (isRemoved) return;
    const kept = keepAttributes(name, attributes, isInClip);
    const isEmptyUse = name === 'use' && !kept.some(([key]) => key === 'href');
    if (SHAPES.has(name) && !isDefinition && !isEmptyUse) shapes++;
    size.count(open, name, kept);
    if (name === 'style') sheet = '';
    if (name === 'image') pixels += measurePicture(kept.find(([key]) => key === 'href')?.[1] ?? '');
    if (pixels > MOST.pixels) throw tooComplex();
    const namespace = parent ? '' : ' xmlns="http://www.w3.org/2000/svg"';
    parts.push(`<${name}${namespace}${kept.map(([key, value]) => ` ${key}="${escape(value)}"`).join('')}>`);
  });
  parser.on('closetag', ({ name }) => {
    if (open.pop()?.isRemoved) return;
    // Comments and CDATA split a style sheet, and browsers read its parts as one text.
    if (name === 'style' && isHarmlessSheet(sheet)) {
      size.countStyles(sheet);
      parts.push(escape(sheet));
    }
    parts.push(`</${name}>`);
  });
  const write = (content: string) => {
    const parent = open.at(-1);
    if (!parent || parent.isRemoved) return;
    if (parent.name === 'style') sheet += content;
    else parts.push(escape(content));
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('error', (error) => {
    throw new LogoError(`The SVG is not well-formed XML: ${error.message.replace(/^\d+:\d+: /, '')}`);
  });
  parser.write(text).close();
  if (size.measure() > MOST.drawn) throw tooComplex();
  if (shapes === 0) throw new LogoError('The SVG draws nothing after scripts, links and external content are removed.');
  return parts.join('');
}

/** Counts what is drawn: an element is drawn again for each reference to it, and references to references multiply. */
function createSize() {
  const content = new Map<string, { elements: number; classed: number; references: string[] }>();
  const ofStyles: string[] = [];
  const known = new Map<string, number>();

  function measure(id: string, depth = 0): number {
    const found = content.get(id);
    if (!found) return 0;
    if (depth > MOST.depth) return Number.POSITIVE_INFINITY;
    const before = known.get(id);
    if (before !== undefined) return before;
    // A reference to itself.
    known.set(id, Number.POSITIVE_INFINITY);
    const sum = (ids: readonly string[]) => ids.reduce((total, each) => total + measure(each, depth + 1), 0);
    const styled = found.classed === 0 ? 0 : found.classed * sum(ofStyles);
    const size = found.elements + sum(found.references) + styled;
    known.set(id, size);
    return size;
  }

  return {
    count(open: readonly Open[], name: string, attributes: readonly [string, string][]) {
      const values = attributes.map(([, value]) => value).join(' ');
      const references = listReferences(values);
      const href = name === 'use' ? attributes.find(([key]) => key === 'href')?.[1] : undefined;
      if (href !== undefined) references.push(href.slice(1));
      const isClassed = attributes.some(([key]) => key === 'class');
      for (const id of ['', ...open.flatMap((each) => each.id ?? [])]) {
        const found = content.get(id) ?? { elements: 0, classed: 0, references: [] };
        content.set(id, found);
        found.elements++;
        if (isClassed) found.classed++;
        found.references.push(...references);
      }
    },
    /** Every element with a class may refer to what a style sheet refers to. Gradients are not drawn again. */
    countStyles: (css: string) => void ofStyles.push(...listDrawn(css)),
    measure: () => measure(''),
  };
}

function tooComplex(): LogoError {
  return new LogoError('The SVG is too complex for a logo. Simplify it, or use a PNG.');
}

function requireRoot(name: string, attributes: Record<string, string>): void {
  if (name !== 'svg') throw new LogoError('The file is not an SVG: its first element must be svg.');
  requireSize(attributes);
}

/** Pictures are kept if they are in the file. */
function isUnknown(name: string, attributes: Record<string, string>, isRoot: boolean): boolean {
  if (!ELEMENTS.has(name) || (name === 'svg' && !isRoot)) return true;
  return name === 'image' && !isPicture(attributes.href ?? attributes['xlink:href'] ?? '');
}

function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new LogoError('The SVG must be encoded in UTF-8.');
  }
}

/** Without a size, browsers show nothing, or 300 x 150 pixels. */
function requireSize(attributes: Record<string, string>): void {
  const hasBox = /^\s*-?[\d.e+-]+([\s,]+-?[\d.e+-]+){3}\s*$/i.test(attributes.viewBox ?? '');
  const hasSides = [attributes.width, attributes.height].every((side) => /^[\d.]+(px|pt|mm|cm|in)?$/.test(side ?? ''));
  if (!hasBox && !hasSides) throw new LogoError('The SVG has no size. Add viewBox, or width and height.');
}

function keepAttributes(element: string, attributes: Record<string, string>, isInClip: boolean): [string, string][] {
  const kept = new Map<string, string>();
  for (const [given, value] of Object.entries(attributes)) {
    const name = given === 'xlink:href' ? 'href' : given;
    if (!kept.has(name) && ATTRIBUTES.has(name) && isAllowed(element, name, value, isInClip)) kept.set(name, value);
  }
  return [...kept];
}

function isAllowed(element: string, name: string, value: string, isInClip: boolean): boolean {
  if (name === 'href') return LOCAL.test(value) || (element === 'image' && isPicture(value));
  if (isInClip && (name === 'class' || /url/i.test(value))) return false;
  return isHarmless(`${name}:${value}`);
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPED[character] ?? '');
}
