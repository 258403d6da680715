import type { Block } from '../page.ts';

/** Beginnings of paragraphs that are not part of the text: notices, bylines, captions, references to other pages. */
const OPENINGS = [
  // References of encyclopedias.
  /^(?:this (?:article|page|section) (?:is about|needs|may|has|does)|for (?:other uses|the [^.]{1,60}, see)|not to be confused|main articles?:|see also|coordinates:|from wikipedia|[“"'][^”"']{1,60}[”"'] redirects here)/i,
  /^(?:dieser artikel (?:behandelt|beschreibt|erläutert)|cet article|ne doit pas être confondu|pour les articles homonymes|este artículo (?:trata|se refiere)|para otros usos|este artigo|questa voce|disambigua|dit artikel)/i,
  // Bylines, dates and reviews.
  /^(?:by|von|par|por|di|door|written by|posted by|posted on|published|updated|last (?:updated|modified|reviewed)|(?:medically |fact[- ])?(?:reviewed|checked) by|veröffentlicht|aktualisiert|stand:|publié|mis à jour|publicado|actualizado|atualizado|pubblicato|aggiornato|gepubliceerd|bijgewerkt)\b(?!.*[.!?]\s+\p{Lu})/iu,
  // Captions and credits.
  /^(?:in this (?:[\w.,]+ ){0,4}(?:photo|image|picture|photograph|frame|still)\b|(?:file )?(?:photo|image|picture|illustration|credit|foto|bild|fotografía|imagen|crédit)\b ?(?:by|credit|from|:|von|de|\/)|all (?:photos|images)|\((?:all )?(?:photos?|images?)|图为|資料圖|圖為)/i,
  // Advertising, subscriptions, sharing, disclosures.
  /^(?:advertisements?|advertising|sponsored|promoted|anzeige|werbung|publicité|publicidad|pubblicità|advertentie)(?:\b|$)/i,
  /^(?:subscribe|sign up|sign in|log in|register (?:now|for)|join (?:our|us|now)|get (?:our|the latest|unlimited)|support (?:our|us)|newsletter|share (?:this|on)|follow us|print this|save this|read (?:more|next|also)|learn more|related(?: (?:stories|articles|posts|reading))?:|more (?:from|on|about):?|also read|you may also like|click (?:here|to)|tap here|download (?:the|our)|listen to this|watch (?:now|the video)|jump to|skip to|table of contents|in this article|on this page|inhaltsverzeichnis|sommaire|tabla de contenidos|lesen sie auch|mehr zum thema|lire aussi|à lire|lea también|leia também|leggi anche|lees ook)\b/i,
  /^(?:disclosure|disclaimer|editor[’']?s? note|note:|this (?:post|article|page|story|content|site|website)\b.{0,30}\b(?:contains?|may contain|includes?|was (?:originally|first)|originally|first|uses)|we (?:may|might) (?:earn|receive|get)|if you (?:buy|purchase|click)|as an amazon|affiliate|our editors|products? featured|©|copyright|\(c\)|all rights reserved|alle rechte)/i,
  // Comments, authors and the end of an article.
  /^(?:\d+ comments?\b|comments? (?:are closed|\(\d)|leave a (?:comment|reply)|log in to (?:comment|reply)|your email address will not be published|about the authors?\b|tags?:|filed under|posted in|thanks for reading|recommended:|correction:|kommentare?:|hinterlassen sie einen kommentar|über den autor|über die autorin|laisser un commentaire|deja un comentario)/i,
  // A box about the author.
  /^\p{Lu}[^.]{2,60} (?:is|was|ist|est|es) (?:a|an|the|our|ein|eine|freier|freie|une?|una?) (?:[\w’'-]+ ){0,4}(?:writer|reporter|journalist|editor|correspondent|columnist|contributor|blogger|redakteur(?:in)?|autorin|journaliste|periodista)\b.{0,200}\b(?:at|for|covers?|covering|writes|based in|reach|follow|twitter|schreibt|bei|für|escribe|écrit)\b/iu,
];
/** Credits at the end of captions: “(Photo: Jane Doe)”, “/ AP Photo”, “Getty Images”. */
const CREDIT =
  /(?:(?:[/|©(–—]|\bvia)\s*(?:getty(?: images)?|shutterstock|istock|unsplash|afp|ap(?: photo)?|reuters|alamy|epa|dpa|picture alliance|imago)\b[^.]{0,60}|\bgetty images\b[^.]{0,40}|\((?:photos?|credit|image|foto|bild|crédit)\b[^)]{0,60}\)|\b(?:photos?|credit|image|foto|bild|photograph|crédit(?: photo)?) ?[:/] ?[^.]{2,60})\s*\)?\.?$/i;
const CAPTION_WORDS = 70;

/** Entries of bibliographies. */
const REFERENCE =
  /^(?:\^|↑|\[\d+\]|\d+\.\s+\^)|\b(?:retrieved (?:on )?\d|retrieved (?:january|february|march|april|may|june|july|august|september|october|november|december)|archived from the original|accessed \d|doi:|isbn[ :]|issn[ :]|pmid|pp?\. \d|et al\.|vol\. \d|abgerufen am|consulté le|consultado el|consultato il|geraadpleegd op)/i;

/** Words of consent dialogs and of pages that ask to enable a feature. */
const NOTICES =
  /\b(?:(?:we|our|this (?:site|website)|wir|nous|nosotros|utilizamos|usamos|wij)\b.{0,60}\bcookies?|cookies?\b.{0,60}\b(?:accept|consent|polic|prefer|akzept|zustimm|acept|richtlinie|einstellung)|enable javascript|javascript (?:is|must be|seems)|ad ?blocker|your browser (?:is|does)|accept all|privacy policy and)/i;

/** With this share of linked text, a block is a reference, not prose. */
const LINKED_SHARE = 0.6;
const NOTICE_WORDS = 90;

/** Whether a block is not part of the content: a notice, a byline, a caption, advertising, or mostly links. */
export function isBoilerplate({ text, words, linked, isAside, kind }: Block): boolean {
  const start = text.slice(0, 400);
  return (
    isAside ||
    isFormula(start) ||
    (kind !== 'p' && REFERENCE.test(text.slice(0, 1000))) ||
    linked > LINKED_SHARE ||
    OPENINGS.some((opening) => opening.test(start)) ||
    (words <= NOTICE_WORDS && NOTICES.test(start)) ||
    (words <= CAPTION_WORDS && endsWithCredit(text))
  );
}

/** Whether a text ends with the source of a picture. */
export function endsWithCredit(text: string): boolean {
  return CREDIT.test(text);
}

/** Whether most of a text is not words. */
export function isFormula(text: string): boolean {
  const tokens = text.split(/\s+/);
  return tokens.length > 1 && tokens.filter((token) => /\p{L}{2}|\p{Lo}/u.test(token)).length < tokens.length / 2;
}
