import { dateFormat } from '../../i18n/formats.ts'
import { localeOf, useLanguage, useT } from '../../i18n/i18n.ts'
import type { VaultView } from './vault-sender.ts'

const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const

/** Up to which moment the answers are stored on the server. */
export function StoredLine({
  view: { line, vault, reason },
  className,
}: {
  view: VaultView
  className?: string | undefined
}) {
  const t = useT()
  const [language] = useLanguage()
  const at = vault.storedAt ? dateFormat(localeOf(language), TIME).format(new Date(vault.storedAt)) : undefined
  const stored = at === undefined ? t('exam.nothing_stored') : t('exam.stored_at', { at })
  const count = Object.keys(vault.refused).length
  const words = [
    count > 0 ? t('exam.refused_count', { count }) : '',
    line === 'stored' ? stored : reason || t(`exam.line_${line}`),
    line !== 'stored' && at ? stored : '',
  ]
  return (
    <p
      className={className}
      role="status"
      data-line={count > 0 ? 'refused' : line === 'stored' && !at ? 'empty' : line}
    >
      {words.filter(Boolean).join(' · ')}
    </p>
  )
}
