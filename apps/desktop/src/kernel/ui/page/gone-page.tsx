import { useT } from '../../text.ts'
import { LinkButton } from '../link-button.tsx'
import { StateBlock } from './state-block.tsx'

interface GonePageProps {
  /** The server's message. */
  words?: string | undefined
  kind?: 'lost' | 'locked'
  /** A link to the list of existing ones. */
  others: { to: string; label: string }
}

/** The address names something that does not exist, or that this person may not see. */
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
