import { readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second, on every machine (USER_HZ). */
const TICK = 10

/** Resident memory of a process in bytes; 0 where the system does not show it or the process is gone. */
export function residentBytes(pid: number | undefined): number {
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(shown(pid, 'status'))?.[1] ?? 0) * 1024
}

/** Milliseconds of work that a process has done on all processors; undefined where the system does not show it. */
export function workedMilliseconds(pid: number | undefined): number | undefined {
  // The name, in brackets, may hold anything; the fields behind it are numbers (proc_pid_stat(5), 14 and 15).
  const fields = /.*\) (.*)/s.exec(shown(pid, 'stat'))?.[1]?.split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK
}

function shown(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
