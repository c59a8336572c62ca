// Keeps one processor busy until its parent process has ended.
const SPELL_MS = 100
const parent = process.ppid

while (process.ppid === parent) {
  const end = performance.now() + SPELL_MS
  while (performance.now() < end);
}
