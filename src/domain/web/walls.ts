/** A notice that a page shows instead of its content, or of the rest of it. */
export interface Wall {
  kind: 'login' | 'cookies' | 'paywall';
  /** The words of the notice. */
  words: string;
}

export interface ShownPage {
  title: string;
  /** The main text, and all visible text. */
  main: string;
  all: string;
  /** Whether the page has a field for a password. */
  hasPassword: boolean;
}

const LOGIN =
  /\b(?:(?:please |you (?:must|need to|have to) )?(?:log|sign)[ -]?(?:in|on) (?:or (?:register|sign up|create an account|join) )?(?:to|and) (?:continue|proceed|view|read|see|access|your account|your \w+ account)|you (?:must|need to|have to) be (?:logged|signed) in|(?:login|sign-?in|registration|authentication) (?:is )?required|members only|bitte (?:melden sie sich an|loggen sie sich ein|anmelden)|melden sie sich an, um|(?:connectez|identifiez)-vous pour|inicia(?:r)? sesión para|inicie sesión para|accedi per (?:continuare|leggere)|log in om|faça login para|entre para continuar)\b|ログインしてください|ログインが必要|请登录|請登入|로그인이 필요/i;
const LOGIN_TITLE =
  /^\s*(?:log[ -]?in|sign[ -]?in|sign[ -]?on|member login|anmelden|anmeldung|connexion|se connecter|iniciar sesión|accedi|inloggen|entrar|ログイン|登录|로그인)(?:\s*(?:[|·•—–:-]|to\b|page\b|$))/i;
const COOKIES =
  /\b(?:(?:accept|allow|enable|consent to) (?:all |the |our |marketing )*cookies (?:to|and|in order to|before) (?:continue|proceed|view|read|see|access|use|enter)|(?:before you continue|to continue),? (?:to [\w. ]{1,40}|(?:please )?accept)|we need your consent (?:to|before)|(?:zustimmen|akzeptieren) und weiter|mit werbung weiterlesen|accepter (?:et|pour) (?:continuer|accéder)|continuer sans accepter|aceptar y continuar|accetta e continua|accepteren en doorgaan|aceitar e continuar)\b/i;
const PAYWALL =
  /\b(?:(?:subscribe|sign up|register|become a (?:member|subscriber)|start your (?:free )?trial) (?:now |today )?(?:to|and) (?:(?:continue|keep) reading|(?:continue|read|unlock|access) (?:this|the|your) (?:full |rest|whole |entire |article|story))|subscribe to continue|(?:to|and) (?:continue|keep) reading,? (?:this (?:article|story),? )?(?:please )?(?:subscribe|sign up|register|become)|(?:this|the) (?:article|story|content|post|page) is (?:only |exclusively )?(?:for|available to|available for|reserved for|limited to) (?:our )?(?:paid |paying |premium )?(?:subscribers|members)|you(?:[’']ve| have) (?:reached|read|used) (?:your|all|\d+)[^.]{0,40}\bfree (?:articles?|stories|views)|unlock (?:this|the full) (?:article|story)|(?:continue|keep) reading with (?:a |an )?(?:subscription|free trial|trial)|nur für abonnent\w*|(?:dieser|der) (?:artikel|inhalt) ist (?:nur für|exklusiv für)|jetzt (?:abonnieren|testen) und weiterlesen|weiterlesen mit \S+(?:\+|plus| abo)|réservé(?:e)? (?:aux|à nos) abonnés|abonnez-vous pour (?:lire|continuer|accéder)|il vous reste \d+ ?% de (?:cet article|ce texte)|(?:contenido|artículo) (?:exclusivo|solo) para suscriptores|suscríbe(?:te|se) para (?:seguir|continuar|leer)|(?:contenuto|articolo) riservato agli abbonati|abbonati per (?:continuare|leggere)|alleen voor abonnees|(?:conteúdo|matéria) exclusiv[oa] para assinantes|assine para (?:continuar|ler))|この記事は有料|有料会員限定|会員限定記事|订阅后(?:继续)?阅读|付费(?:阅读|内容)|유료 회원/i;

/** A wall of a login or of cookies replaces the page, so there is little other text. */
const WALL_CHARACTERS = 1500;
/** Without a form, the page has to consist of the notice alone. */
const NOTICE_CHARACTERS = 600;
/** A paywall follows the start of an article. Outside of the main text, its notice can also be a hidden part of every page. */
const TEASER_CHARACTERS = 4000;
const SHORT_TEASER_CHARACTERS = 1500;

/** The wall that a page shows instead of its content; null if it shows none. */
export function findWall({ title, main, all, hasPassword }: ShownPage): Wall | null {
  const text = main.length <= SHORT_TEASER_CHARACTERS ? all : main;
  const paywall = main.length <= TEASER_CHARACTERS ? find('paywall', PAYWALL, text) : null;
  if (main.length > WALL_CHARACTERS) return paywall;
  const login = find('login', LOGIN, main) ?? (hasPassword ? find('login', LOGIN_TITLE, title) : null);
  if (login !== null && (hasPassword || main.length <= NOTICE_CHARACTERS)) return login;
  return paywall ?? find('cookies', COOKIES, main);
}

function find(kind: Wall['kind'], pattern: RegExp, text: string): Wall | null {
  const words = pattern.exec(text)?.[0].replace(/\s*[|·•—–:-]?\s*$/u, '');
  return words === undefined ? null : { kind, words };
}
