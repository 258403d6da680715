import { expect, test } from 'vitest';
import { findDifferences, removeWords } from '../../scripts/openapi-words/compare.ts';

const DOCUMENT = {
  paths: {
    '/v1/tags': {
      get: {
        summary: 'List tags',
        description: 'Lists tags.',
        responses: { 404: { description: 'Not found', example: { message: 'Tag not found', code: 'not_found' } } },
      },
    },
  },
  components: { Tag: { properties: { description: { type: 'string', description: 'About the tag.' } } } },
};

test('new summaries, descriptions and example sentences are not differences', () => {
  const reworded = structuredClone(DOCUMENT);
  const operation = reworded.paths['/v1/tags'].get;
  operation.summary = 'All tags';
  operation.description = 'The tags.';
  operation.responses[404].example.message = 'No such tag';
  reworded.components.Tag.properties.description.description = 'What the tag is for.';

  expect(findDifferences(removeWords(DOCUMENT), removeWords(reworded))).toEqual([]);
});

test('added, removed and changed values are reported with their JSON pointers', () => {
  const changed = {
    paths: { '/v1/tags': { get: {} } },
    components: { Tag: { properties: { description: { type: 'number' }, name: { type: 'string' } } } },
  };

  expect(findDifferences(removeWords(DOCUMENT), removeWords(changed))).toEqual([
    '/paths/~1v1~1tags/get/responses was removed',
    '/components/Tag/properties/description/type changed from "string" to "number"',
    '/components/Tag/properties/name was added',
  ]);
});

test('error codes in examples and a changed number of items are differences', () => {
  const before = { example: { errors: [{ code: 'too_small' }, { code: 'too_big' }] } };
  const after = { example: { errors: [{ code: 'too_long' }] } };

  expect(findDifferences(removeWords(before), removeWords(after))).toEqual([
    '/example/errors/0/code changed from "too_small" to "too_long"',
    '/example/errors/1 was removed',
  ]);
});
