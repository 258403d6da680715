import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { print } from './print.ts';

/** Files that debian:bookworm-slim omits. */
const SLIM = ['doc', 'man', 'info', 'locale', 'lintian', 'groff', 'linda'].map(
  (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
);

export interface Image {
  /** The directory of its files. */
  files: string;
  env: Record<string, string>;
  labels: Record<string, string>;
}

/** Builds the image. */
export function buildImage(folder: string, commit: string): Image {
  function buildah(...args: string[]): string {
    const storage = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
    return execFileSync('buildah', [...storage, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  }

  print('Making a base image');
  const base = buildah('from', 'scratch');
  run('mmdebstrap', '--quiet', '--variant=minbase', ...SLIM, 'bookworm', buildah('mount', base));
  buildah('commit', '--quiet', base, 'localhost/base');

  print('Adding Node and npm for the build');
  const build = buildah('from', 'localhost/base');
  buildah('copy', '--quiet', build, process.execPath, '/usr/local/bin/node');
  const npm = dirname(dirname(realpathSync(findProgram('npm'))));
  buildah('copy', '--quiet', build, npm, '/usr/local/lib/node_modules/npm');
  run('ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', join(buildah('mount', build), 'usr/local/bin/npm'));
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  if (certificates) {
    buildah('copy', '--quiet', build, certificates, '/etc/build-certificates.crt');
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/build-certificates.crt', build);
  }
  buildah('commit', '--quiet', build, 'localhost/build');
  buildah('rm', base, build);

  print('Building the Dockerfile');
  const values = ['BASE_IMAGE=localhost/base', 'BUILD_IMAGE=localhost/build', `COMMIT=${commit}`];
  // Packages that npm downloaded for the checkout are not downloaded again.
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  buildah(
    'bud',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--pull-never',
    '--volume',
    `${cache}:/root/.npm`,
    ...values.flatMap((value) => ['--build-arg', value]),
    '-t',
    'sightline',
    '.',
  );
  const files = buildah('mount', buildah('from', '--pull-never', 'localhost/sightline'));
  print(`The image has ${sizeOf(files)} MB, of which ${sizeOf(join(files, 'app'))} MB are Sightline and its packages`);
  const { Env: env, Labels: labels } = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/sightline')).Docker
    .config;
  return { files, env: Object.fromEntries(env.map((each: string) => each.split(/=(.*)/s))), labels };
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

function findProgram(name: string): string {
  return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
}

export function sizeOf(path: string): number {
  const [size] = execFileSync('du', ['-sxm', path], { encoding: 'utf8' }).split('\t');
  return Number(size);
}
