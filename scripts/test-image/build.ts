import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { print } from './print.ts';

/** Files that debian:bookworm-slim omits. */
const SLIM = ['doc', 'man', 'info', 'locale', 'lintian', 'groff', 'linda'].map(
  (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
);

/** Builds the image and returns the directory of its files. */
export function buildImage(folder: string): string {
  function buildah(...args: string[]): string {
    const storage = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
    return execFileSync('buildah', [...storage, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  }

  print('Making a base image');
  const tar = join(folder, 'base.tar');
  run('mmdebstrap', '--quiet', '--variant=minbase', ...SLIM, 'bookworm', tar);
  const base = buildah('from', 'scratch');
  buildah('add', '--quiet', base, tar, '/');
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
  const images = ['--build-arg', 'BASE_IMAGE=localhost/base', '--build-arg', 'BUILD_IMAGE=localhost/build'];
  buildah(
    'bud',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--pull-never',
    ...images,
    '-t',
    'sightline',
    '.',
  );
  const files = buildah('mount', buildah('from', '--pull-never', 'localhost/sightline'));
  print(`The image has ${sizeOf(files)} MB, of which ${sizeOf(join(files, 'app'))} MB are Sightline and its packages`);
  return files;
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

function findProgram(name: string): string {
  return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
}

function sizeOf(path: string): number {
  const [size] = execFileSync('du', ['-sxm', path], { encoding: 'utf8' }).split('\t');
  return Number(size);
}
