import { type ChildProcess, spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** A file system of its own, with what its Dockerfile has set so far. */
export type Root = { path: string; workdir: string; env: Record<string, string>; user: string }

/** Runs a command of this machine to its end. Throws, with what it said last, when it fails. */
export function run(command: string, args: string[], options: SpawnOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    maxBuffer: 64 * 1024 * 1024,
    ...options,
    encoding: 'utf8',
  })
  if (status === 0) return stdout
  const said = `${stdout ?? ''}${stderr ?? ''}`.slice(-4_000)
  throw new Error(`${command} ${args.join(' ')} failed (${error?.message ?? status})\n${said}`)
}

/** A fresh minimal Debian at `path`; kept and used again when it is there already. */
export function debian(suite: string, path: string): void {
  if (existsSync(join(path, 'etc/debian_version'))) return
  mkdirSync(path, { recursive: true })
  run('debootstrap', ['--variant=minbase', suite, path])
}

/** A copy of `base` to build a stage in. The machine's names and certificates of hosts go with it, as with a container. */
export function stageRoot(base: string, path: string): Root {
  run('rm', ['-rf', path])
  run('cp', ['-a', '--reflink=auto', base, path])
  writeFileSync(join(path, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'))
  const env: Record<string, string> = { PATH: SYSTEM_PATH, HOME: '/root' }
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  if (certificates) {
    writeFileSync(join(path, 'etc/extra-certificates.pem'), readFileSync(certificates))
    env.NODE_EXTRA_CA_CERTS = '/etc/extra-certificates.pem'
    env.npm_config_cafile = '/etc/extra-certificates.pem'
  }
  return { path, workdir: '/', env, user: 'root' }
}

/** What Node's image has beside Debian: this Node, and the npm of this machine. */
export function addNode(root: Root): void {
  const npm = realpathSync(run('sh', ['-c', 'command -v npm']).trim())
  run('cp', [process.execPath, join(root.path, 'usr/local/bin/node')])
  run('cp', ['-a', join(dirname(npm), '..'), join(root.path, 'usr/local/lib/npm')])
  run('ln', ['-s', '../lib/npm/bin/npm-cli.js', join(root.path, 'usr/local/bin/npm')])
}

/** Runs a shell line inside `root`, with its directory, variables and user, and nothing of ours. */
export function runInside(root: Root, line: string): void {
  const variables = Object.entries(root.env).map(([name, value]) => `${name}=${value}`)
  const inside = ['env', '-i', ...variables, 'sh', '-c', `cd ${root.workdir} && ${line}`]
  run('unshare', ['--mount', '--pid', '--fork', 'sh', '-c', MOUNTED, 'sh', root.path, ...inside])
}

/** Mounts what programs expect in a namespace that ends with them. */
const MOUNTED = 'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && exec chroot "$@"'

/**
 * Starts `command` as the container would: the file system read-only but for /data and a /tmp in memory, as the image's
 * user, without privileges or a way to get any.
 */
export function startContained(root: Root, command: string[], env: Record<string, string>): ChildProcess {
  const variables = Object.entries({ ...root.env, ...env }).map(([name, value]) => `${name}=${value}`)
  const apart = ['--mount', '--pid', '--fork', '--kill-child=SIGKILL', 'sh', '-c', CONTAINED, 'sh', root.path]
  return spawn('unshare', apart.concat(root.workdir, root.user, 'env', '-i', variables, command), {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const CONTAINED = `
  set -e
  root="$1" workdir="$2" user="$3"; shift 3
  mount --bind "$root" "$root" && mount -o remount,bind,ro "$root"
  mount --bind "$root/data" "$root/data" && mount -o remount,bind,rw "$root/data"
  mount -t tmpfs tmpfs "$root/tmp" && mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev"
  exec chroot "$root" setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all \
    --inh-caps=-all sh -c 'cd "$0" && exec "$@"' "$workdir" "$@"`
