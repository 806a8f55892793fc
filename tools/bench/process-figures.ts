import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** CPU time that a process has used so far, in milliseconds; `null` where the system does not tell (only Linux does). */
export function cpuMsOf(pid: number): number | null {
  const fields = readProc(pid, 'stat')?.split(') ').at(-1)?.split(' ');
  if (!fields) return null;
  const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  // Fields 14 and 15 of the line, user and system time: the split took the first two away.
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** Resident memory of a process in megabytes; `null` where the system does not tell. */
export function residentMegabytesOf(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, 'status') ?? '')?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
