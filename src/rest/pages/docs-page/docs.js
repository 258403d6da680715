/* The script of the API reference page. It runs in the browser, together with the Swagger UI bundle. */
const { SwaggerUIBundle } = window;

/**
 * Swagger UI prefills the form with parameter examples, but ids of other users are not useful there. They are shown next to
 * the form instead. The header that every response has is explained once, in the introduction.
 */
const simplifySpec = {
  statePlugins: {
    spec: {
      wrapActions: {
        updateJsonSpec: (update) => (spec) => {
          for (const parameter of operationsOf(spec).flatMap(({ operation }) => operation.parameters ?? [])) {
            parameter.description += `\n\nExample: \`${parameter.example}\``;
            delete parameter.example;
          }
          for (const { headers } of responsesOf(spec)) delete headers['X-Request-Id'];
          return update(spec);
        },
      },
    },
  },
};

const ui = SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#reference',
  plugins: [simplifySpec],
  deepLinking: true,
  // Groups are opened from the contents. Swagger UI does not draw more than 150 open rows at once.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 2,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  onComplete: () => {
    listContents(ui.specSelectors.specJson().toJS());
    useKey();
  },
});

function operationsOf(spec) {
  return Object.entries(spec.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

function responsesOf(spec) {
  const responses = operationsOf(spec).flatMap(({ operation }) => Object.values(operation.responses));
  return [...responses, ...Object.values(spec.components.responses)].filter(({ headers }) => headers);
}

function listContents(spec) {
  const operations = operationsOf(spec);
  const groups = spec.tags.map(({ name }) => {
    const group = element('section', 'group');
    group.append(element('h2', '', name));
    for (const { method, operation } of operations.filter(({ operation: { tags } }) => tags.includes(name))) {
      const link = element('a', '', operation.summary);
      link.href = `#/${encodeURIComponent(name)}/${operation.operationId}`;
      link.prepend(element('span', `method ${method}`, method === 'delete' ? 'del' : method));
      link.addEventListener('click', () => showOperation(name, operation.operationId));
      group.append(link);
    }
    return group;
  });
  document.querySelector('#contents').replaceChildren(...groups);
}

/** Swagger UI reads the URL only when it starts. */
function showOperation(tag, operationId) {
  ui.layoutActions.show(['operations-tag', tag], true);
  ui.layoutActions.show(['operations', tag, operationId], true);
  scrollToElement(`operations-${tag.replaceAll(' ', '_')}-${operationId}`);
}

const MOST_FRAMES = 120;

/** The operations of a group are drawn after it is opened. */
function scrollToElement(id, framesLeft = MOST_FRAMES) {
  requestAnimationFrame(() => {
    const found = document.getElementById(id);
    if (found) found.scrollIntoView();
    else if (framesLeft > 0) scrollToElement(id, framesLeft - 1);
  });
}

function element(name, className, text = '') {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

/** The key is kept in the memory of this page only. It is neither stored nor added to a URL. */
function useKey() {
  const key = document.querySelector('#key-value').value.trim();
  if (key) ui.preauthorizeApiKey('apiKey', key);
  else if (ui.authSelectors.authorized().has('apiKey')) ui.authActions.logout(['apiKey']);
  document.querySelector('#key-state').textContent = key
    ? 'Sent with every request from this page. It is not stored.'
    : 'Enter a key to send requests from this page.';
}

const form = document.querySelector('#key');
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', useKey);

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();
