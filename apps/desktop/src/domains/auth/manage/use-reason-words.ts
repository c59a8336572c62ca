import { useT } from '../../../kernel/text.ts'

/** What can be wrong; each has a sentence. */
const REASONS = [
  ...['fine', 'before', 'no_key', 'no_packages', 'local', 'plain', 'port', 'unreachable', 'clock', 'unwatched'],
  ...['unseen', 'code', 'down', 'secret', 'app', 'scope', 'address', 'domain', 'limit', 'odd'],
  ...['simulated', 'no_name', 'inside', 'tls', 'template_unknown', 'template_pending', 'template_refused'],
] as const

/** Says in a sentence what is wrong with a step of a connection or of a channel. */
export function useReasonWords(): (reason: string, detail: string) => string {
  const t = useT()
  return (reason, detail) => {
    const known = REASONS.find((candidate) => candidate === reason) ?? 'odd'
    return t(`auth.reason_${known}`, { detail: detail || '—' })
  }
}
