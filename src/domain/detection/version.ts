/**
 * The version of the detection rules, stored with each generation of statistics. Increment it when the same settings would find
 * different mentions than before: every report is then recalculated once, in the background.
 */
export const DETECTION_RULES = 6;
