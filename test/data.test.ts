import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSites } from '../src/domain/citations/domain-categories/sites.ts';
import { LANGUAGES } from '../src/domain/detection/ordinary-words/languages.ts';
import { createOrdinaryWords } from '../src/domain/detection/ordinary-words/words.ts';
import { ANGLES } from '../src/domain/query-fan-outs/angles.ts';
import { INTENTS } from '../src/domain/query-fan-outs/intents.ts';
import { createLexicon } from '../src/domain/query-fan-outs/lexicon.ts';

const FILES = globSync('**/*.*', { cwd: 'data' }).filter((file) => file !== 'SOURCES.md');

/** A loader of a folder of data, and what it has loaded. */
function createLoader(toFile: (name: string) => string) {
  const loaded = new Set<string>();
  function load(name: string): string {
    loaded.add(toFile(name));
    return readFileSync(`data/${toFile(name)}`, 'utf8');
  }
  return { loaded, load };
}

describe('the files of data', () => {
  test('are listed with their origin', () => {
    const sources = readFileSync('data/SOURCES.md', 'utf8');
    const listed = [...sources.matchAll(/`([\w-]+\/[\w*./-]+)`/g)].map(([, path = '']) => path);
    const isListed = (file: string) =>
      listed.some((path) => path === file || (path.endsWith('/*') && file.startsWith(path.slice(0, -1))));
    expect(FILES.length).toBeGreaterThan(50);
    expect(FILES.filter((file) => !isListed(file))).toEqual([]);
    expect(listed.filter((path) => /^(ordinary|query|sites).*\.\w+$/.test(path) && !FILES.includes(path))).toEqual([]);
  });

  test('are read on first use, each of them by something', () => {
    const ofWords = createLoader((list) => `ordinary-words/${list}.txt`);
    const ofSites = createLoader((file) => `sites/${file}`);
    const ofLexicon = createLoader((file) => `query-fan-outs/${file}`);
    const loaders = [ofWords, ofSites, ofLexicon];
    const ordinaryWords = createOrdinaryWords(ofWords.load, () => 'maison');
    const sites = createSites(ofSites.load);
    const { wordings, foreignMarks, searchMarks, topicWords, isRequest, names } = createLexicon(ofLexicon.load);
    expect(loaders.map(({ loaded }) => loaded.size)).toEqual([0, 0, 0]);

    expect(ordinaryWords.isWordOf('german', 'haus')).toBe(true);
    expect([...ofWords.loaded]).toEqual(['ordinary-words/german.txt', 'ordinary-words/namesakes/german.txt']);
    expect(ordinaryWords.findLanguages('information')).toHaveLength(4);
    expect(ordinaryWords.findLanguages('苹果')).toEqual(['chinese']);
    expect(ordinaryWords.isFrequentIn('french', 'Maison')).toBe(true);
    expect(ordinaryWords.isEnglish('abalone')).toBe(true);
    expect(sites.classify('reddit.com').siteRole).toBe('forum');
    wordings();
    foreignMarks();
    searchMarks();
    topicWords('word');
    isRequest('word');
    names.looksLikeName('word');
    names.isLabel('word');
    names.isKnownPlace('word');
    names.isMisspelled('word');
    names.correct('word');
    expect(loaders.flatMap(({ loaded }) => [...loaded]).toSorted()).toEqual(FILES.toSorted());
  });
});

describe('the wordings', () => {
  const wordings = createLexicon((file) => readFileSync(`data/query-fan-outs/${file}`, 'utf8')).wordings();

  test.each(wordings)('of $code name known intents and angles only', ({ frames }) => {
    expect(frames.filter(({ intent }) => !(INTENTS as readonly string[]).includes(intent))).toEqual([]);
    const all = frames.flatMap(({ lines }) => lines);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([angle, template]) => !(angle in ANGLES) || template === '')).toEqual([]);
  });
});

test('a list of words contains each word once', () => {
  const repeated = LANGUAGES.flatMap((language) => {
    const words = readFileSync(`data/ordinary-words/${language}.txt`, 'utf8').trim().split(/\s+/);
    return words.filter((word, index) => words[index - 1] === word);
  });
  expect(repeated).toEqual([]);
});
