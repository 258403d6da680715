/** Why a logo cannot be used, as a sentence. */
export class LogoError extends Error {}
