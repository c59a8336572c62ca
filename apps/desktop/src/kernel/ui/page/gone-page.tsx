import { useT } from '../../text.ts'
import { LinkButton } from '../link-button.tsx'
import { StateBlock } from './state-block.tsx'

interface GonePageProps {
  /** As the server says it. */
  words?: string | undefined
  kind?: 'lost' | 'locked'
  /** Where the others are. */
  others: { to: string; label: string }
}

/** What the address names is not there, or not for this person. */
export function GonePage({ words, kind = 'lost', others: { to, label } }: GonePageProps) {
  const t = useT()
  return (
    <StateBlock
      kind={kind}
      page
      alert
      title={words || t('kernel.gone_title')}
      actions={
        <LinkButton type="primary" to={to}>
          {label}
        </LinkButton>
      }
    />
  )
}
