// Keeps one processor busy until the process that started it is gone.
const SPELL_MS = 100
const parent = process.ppid

while (process.ppid === parent) {
  const end = performance.now() + SPELL_MS
  while (performance.now() < end);
}
