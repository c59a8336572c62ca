import { StarFilled, StarOutlined } from '@ant-design/icons'
import { useCall } from '@sands/web/call/use-call'
import { COLLECT_GET, collectedQuery, collectId, collectOf, sendCollect } from '@sands/web/social/social-calls'
import type { SocialTarget } from '@sands/web/social/target'
import { type Toggled, useToggle } from '@sands/web/social/use-toggle'
import { useT } from '../../../kernel/text.ts'
import { ToggleButton } from '../../../kernel/ui/form/toggle-button.tsx'

const ICONS = { on: <StarFilled aria-hidden />, off: <StarOutlined aria-hidden /> }

function KnownCollect({ target, given }: { target: SocialTarget; given: Toggled }) {
  const t = useT()
  const { shown, flip } = useToggle({ id: collectId(target), given, send: (on) => sendCollect(target, on) })
  return <ToggleButton label={t('social.collect')} icons={ICONS} state={shown} onFlip={flip} />
}

/** Collects a content. Enabled once its state is loaded. */
export function CollectButton({ module, moduleId }: SocialTarget) {
  const t = useT()
  const target = { module, moduleId }
  const { data } = useCall(COLLECT_GET, { query: collectedQuery(target) }, { silent: true })
  if (data) return <KnownCollect target={target} given={collectOf(data)} />
  return <ToggleButton label={t('social.collect')} icons={ICONS} state={undefined} onFlip={() => undefined} />
}
