import type { DomainTable } from './categories.ts';

/** Sites of open-source projects and of standards: mostly documentation. */
export const SOFTWARE_PROJECTS: DomainTable = {
  'languages and tools': `
    python.org pypi.org rust-lang.org crates.io golang.org go.dev pkg.go.dev nodejs.org npmjs.com ruby-lang.org
    rubygems.org rubyonrails.org php.net perl.org r-project.org julialang.org scala-lang.org kotlinlang.org swift.org
    typescriptlang.org openjdk.org adoptium.net jakarta.ee dotnetfoundation.org deno.com bun.sh react.dev reactjs.org
    vuejs.org angular.dev angular.io svelte.dev nextjs.org nuxt.com astro.build remix.run vitejs.dev vite.dev
    webpack.js.org rollupjs.org turbo.build esbuild.github.io eslint.org prettier.io babeljs.io jestjs.io vitest.dev
    playwright.dev storybook.js.org tailwindcss.com getbootstrap.com mui.com jquery.com d3js.org threejs.org
    djangoproject.com flask.palletsprojects.com fastapi.tiangolo.com laravel.com symfony.com spring.io hibernate.org
    graphql.org trpc.io openapis.org json-schema.org asyncapi.com git-scm.com vim.org neovim.io gnu.org nano-editor.org
    ohmyz.sh brew.sh nixos.org`,
  infrastructure: `
    kubernetes.io helm.sh istio.io envoyproxy.io prometheus.io jaegertracing.io opentelemetry.io cncf.io
    landscape.cncf.io argoproj.io crossplane.io cilium.io linkerd.io containerd.io podman.io opencontainers.org
    vaultproject.io consul.io nomadproject.io opentofu.org openpolicyagent.org sigstore.dev slsa.dev spdx.org ebpf.io
    wasi.dev webassembly.org nginx.org haproxy.org traefik.io postgresql.org mysql.com mariadb.org sqlite.org redis.io
    valkey.io opensearch.org memcached.org scylladb.com ferretdb.io duckdb.org apache.org openstack.org eclipse.org mozilla.org
    developer.mozilla.org w3.org whatwg.org ietf.org rfc-editor.org openssl.org openssh.com letsencrypt.org gnupg.org
    kernel.org debian.org ubuntu.com fedoraproject.org getfedora.org archlinux.org gentoo.org opensuse.org freebsd.org
    openbsd.org kde.org gnome.org libreoffice.org gimp.org inkscape.org blender.org krita.org audacityteam.org
    videolan.org obsproject.com ffmpeg.org imagemagick.org wireshark.org nmap.org zaproxy.org metasploit.com
    suricata.io snort.org owasp.org cve.org cve.mitre.org attack.mitre.org matrix.org signal.org joinmastodon.org
    syncthing.net gitea.io gitea.com forgejo.org codeberg.org sr.ht savannah.gnu.org drupal.org joomla.org typo3.org`,
  'data and ai': `
    tensorflow.org pytorch.org keras.io scikit-learn.org numpy.org scipy.org pandas.pydata.org matplotlib.org
    jupyter.org kubeflow.org ray.io mlcommons.org onnx.ai ollama.com lmstudio.ai vllm.ai llama.meta.com eleuther.ai
    fast.ai laion.ai paperswithcode.com openreview.net jmlr.org aclanthology.org neurips.cc dagster.io prefect.io
    readthedocs.io readthedocs.org gitbook.io devdocs.io stackoverflow.blog`,
};

/** Hosts of code and its discussion. */
export const CODE_HOSTS: DomainTable = {
  world: `
    github.com gitlab.com sourceforge.net kaggle.com huggingface.co gist.github.com`,
};
