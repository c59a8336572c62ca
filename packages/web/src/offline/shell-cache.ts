/** Caches that hold the app itself, one for each build. The worker fills them; nothing else deletes them. */
export const SHELL_PREFIX = 'sands-shell-'
