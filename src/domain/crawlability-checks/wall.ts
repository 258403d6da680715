import { isRunning, type TextBlock } from '../web/page-text.ts';

/** What a page shows instead of its content, or after its start. */
export interface Wall {
  kind: 'login' | 'consent' | 'age' | 'subscription';
  /** The words of the page that show it. */
  words: string;
}

interface WallPage {
  /** The path that was requested: a page about cookies or a login page is what it is. */
  path: string;
  title: string;
  blocks: TextBlock[];
  headings: string[];
  /** Labels of buttons and links. */
  labels: string[];
  hasPassword: boolean;
}

interface Rule {
  kind: Wall['kind'];
  /** Pages that are about this subject. */
  path: RegExp;
  /** Words that a wall contains. */
  sign: RegExp;
  /** Text about the subject, which is not content. */
  subject: RegExp;
  /** The label of the button that leads past the wall. */
  label: RegExp;
}

const RULES: Rule[] = [
  {
    kind: 'consent',
    path: /cookie|privacy|consent|datenschutz|legal|confidentialite|privacidad/i,
    sign: /\b(?:cookies?|consent|before you continue|your privacy|datenschutz\w*|einwilligung|vie privée|consentement|privacidad|consentimiento|privacidade|consenso|toestemming)\b|クッキー|同意/i,
    subject:
      /\b(?:cookies?|consent|privacy|partners?|personal data|advertis\w+|ads|tracking|before you continue|datenschutz\w*|einwillig\w*|zustimm\w*|werbung|personenbezogen\w*|donn[ée]es|confidentialit[ée]|publicit\w+|datos|privacidad|socios|privacidade|dados|dati|consenso|toestemming|gegevens)\b|クッキー|同意|プライバシー/i,
    label:
      /^(?:accept|agree|i (?:accept|agree)|yes|allow|ok(?:ay)?\b|got it|continue|consent|(?:alle[ns]? )?(?:cookies )?(?:akzeptier|zustimm|einwillig)|einverstanden|acceptera|godkänn|zgadzam|(?:tout )?accepter|j[’']accepte|aceptar|acepto|accett|aceit|accepteren|akkoord|同意|許可)/i,
  },
  {
    kind: 'age',
    path: /\bage\b|jugendschutz/i,
    sign: /\b(?:age (?:verification|check|gate)|verify your age|(?:are you|you must be|i am|confirm (?:that )?you are) (?:over |at least |of legal |an adult|(?:18|21)\b)|legal (?:drinking|smoking) age|altersprüfung|altersverifikation|bist du (?:schon )?(?:über )?1[68]|sind sie (?:schon |über |mindestens )*1[68]|avez-vous (?:plus de )?18|mayor de 18)\b|18歳/i,
    subject: /\b(?:age|years?|older|adults?|drink\w*|alcohol\w*|tobacco|alter|jahre?|ans|años)\b|歳/i,
    label: /^(?:yes|i am|enter|over|confirm|ja|ich bin|oui|sí|continue|はい|\d\d)/i,
  },
  {
    kind: 'login',
    path: /log-?in|sign-?in|sign-?up|account|register|auth|anmeld|connexion/i,
    sign: /\b(?:(?:log|sign) ?in|log on|members only|anmelden|einloggen|login|connectez-vous|connexion|se connecter|inicia(?:r)? sesi[óo]n|accedi|entrar|inloggen)\b|ログイン|登录|登入/i,
    subject:
      /\b(?:(?:log|sign) ?(?:in|up)|logged in|log on|password|account|e-?mail|username|register|members?|anmeld\w*|einloggen|passwort|konto|mot de passe|compte|contraseña|cuenta|senha|conta|wachtwoord)\b|ログイン|パスワード|登录/i,
    label: /^/,
  },
];
/** Words that require a login even without a password field. */
const LOGIN_REQUIRED =
  /\b(?:(?:log|sign) in to (?:continue|view|read|see|access|your)|(?:must|need to|have to|please) (?:be logged in|be signed in|log in|sign in|login)|(?:only|available) (?:for|to) (?:registered|logged[- ]in)|melden sie sich (?:bitte )?an|bitte (?:anmelden|einloggen|melde dich)|connectez-vous pour|inicia sesión para|accedi per|faça login para|log in om)\b|ログインして|ログインが必要|请登录/i;
/** A site that asks for consent speaks about itself; an article about consent does not. */
const CONSENT_VOICE =
  /\b(?:we|our|us|(?:this|the) (?:web)?site|wir|uns|unsere?\w*|diese (?:web)?seite|nous|notre|nos|ce site|usamos|utilizamos|nuestr[oa]s?|este sitio|usiamo|utilizziamo|nostr[oi]|questo sito|wij|onze|deze site|nossos?)\b|当社|当サイト|このサイト|私たち/i;
/** Words with which a page stops after its start. */
const SUBSCRIPTION =
  /\b(?:(?:subscribe|sign up|register|log in|sign in|join|create (?:an?|your) (?:free )?account)(?: now| today| for free)? to (?:continue(?! (?:the|your|this|with))|keep reading|finish reading|read (?:on|the (?:full|rest|whole|entire))|unlock)|continue reading (?:with|by)|(?:this|the rest of this) (?:article|story|content|page|post) is (?:only )?(?:for|reserved for|available to|exclusive to|limited to)(?: \w+)? (?:subscribers|members)|(?:for )?subscribers? only|become a (?:member|subscriber) to (?:continue|read|unlock)|to (?:continue|keep) reading,? (?:please )?(?:subscribe|sign up|register|become)|you(?:[’']ve| have) (?:reached|read|used) (?:your|all|\d+)[^.]{0,40}\bfree (?:articles?|stories)|unlock (?:this|the full) (?:article|story)|(?:jetzt )?(?:abonnieren|anmelden|registrieren) und weiterlesen|weiterlesen mit|um weiterzulesen|nur für abonnenten|réservée? (?:à nos |aux )abonnés|il vous reste \d+\s?% de (?:cet article|ce texte)|(?:contenido|artículo) (?:exclusivo|solo) para suscriptores|(?:contenuto|articolo) riservato agli abbonati|(?:conteúdo|matéria) exclusiv[oa] para assinantes|abonnez-vous pour (?:lire|continuer)|(?:suscríbete|suscríbase|regístrate) para (?:seguir|continuar|leer)|solo para suscriptores|abbonati per (?:continuare|leggere)|assine para (?:continuar|ler)|abonneer (?:je|u) om|alleen voor abonnees)(?!\p{L})|会員限定|有料会員|この記事は有料|この続きは|订阅后(?:继续)?阅读|付费(?:阅读|内容)|유료 회원/iu;

/** Less running text than this is no content. */
const CONTENT_WORDS = 60;
/** A wall has few other words, such as a list of partners, and almost none if a heading is about something else. */
const OTHER_WORDS = 400;
const FEW_WORDS = 25;
const BUTTON_WORDS = 5;

/** The wall that the page consists of or ends at; null if there is none. */
export function findWall(page: WallPage): Wall | null {
  const rule = RULES.find((candidate) => consistsOf(page, candidate));
  if (rule === undefined) return findSubscription(page.blocks);
  const words = textsOf(page).find((text) => rule.sign.test(text)) ?? page.title;
  return { kind: rule.kind, words: quoted(words) };
}

/** Whether the page has hardly any text that is not about the wall. */
function consistsOf(page: WallPage, { kind, path, sign, subject, label }: Rule): boolean {
  const { blocks, headings, labels, hasPassword } = page;
  const texts = textsOf(page);
  if (path.test(page.path) || !texts.some((text) => sign.test(text))) return false;
  const others = blocks.filter(({ text }) => !subject.test(text) && !sign.test(text) && !labels.includes(text));
  const words = countWords(others);
  const isAbout = headings.length > 0 && headings.every((heading) => subject.test(heading) || sign.test(heading));
  if (countWords(others.filter(isRunning)) >= CONTENT_WORDS || words >= (isAbout ? OTHER_WORDS : FEW_WORDS))
    return false;
  if (kind === 'login') return hasPassword || texts.some((text) => LOGIN_REQUIRED.test(text));
  if (kind === 'consent' && !texts.some((text) => CONSENT_VOICE.test(text))) return false;
  const buttons = [...labels, ...blocks.filter((block) => block.words <= BUTTON_WORDS).map(({ text }) => text)];
  return buttons.some((text) => label.test(text));
}

function textsOf({ title, blocks, labels }: WallPage): string[] {
  return [title, ...blocks.map(({ text }) => text), ...labels];
}

/** A page whose running text ends where a subscription is required. */
function findSubscription(blocks: TextBlock[]): Wall | null {
  const index = blocks.findLastIndex(({ text, words }) => words < CONTENT_WORDS && SUBSCRIPTION.test(text));
  const block = blocks[index];
  if (block === undefined) return null;
  const before = countWords(blocks.slice(0, index).filter(isRunning));
  const after = countWords(blocks.slice(index + 1).filter(isRunning));
  return after < CONTENT_WORDS && after * 4 <= before ? { kind: 'subscription', words: quoted(block.text) } : null;
}

function countWords(blocks: TextBlock[]): number {
  return blocks.reduce((sum, { words }) => sum + words, 0);
}

function quoted(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79).trimEnd()}…`;
}
