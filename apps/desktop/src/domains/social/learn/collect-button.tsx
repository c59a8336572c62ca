import { StarFilled, StarOutlined } from '@ant-design/icons'
import { useCall } from '@sands/web/call/use-call'
import { COLLECT_GET, collectedQuery, collectId, collectOf, sendCollect } from '@sands/web/social/social-calls'
import type { SocialThing } from '@sands/web/social/thing'
import { type Toggled, useToggle } from '@sands/web/social/use-toggle'
import { useT } from '../../../kernel/text.ts'
import { ToggleButton } from '../../../kernel/ui/form/toggle-button.tsx'

const ICONS = { on: <StarFilled aria-hidden />, off: <StarOutlined aria-hidden /> }

function KnownCollect({ thing, given }: { thing: SocialThing; given: Toggled }) {
  const t = useT()
  const { shown, flip } = useToggle({ id: collectId(thing), given, send: (on) => sendCollect(thing, on) })
  return <ToggleButton label={t('social.collect')} icons={ICONS} state={shown} onFlip={flip} />
}

/** Puts a thing aside, as soon as it is known whether it is. */
export function CollectButton({ module, moduleId }: SocialThing) {
  const t = useT()
  const thing = { module, moduleId }
  const { data } = useCall(COLLECT_GET, { query: collectedQuery(thing) }, { silent: true })
  if (data) return <KnownCollect thing={thing} given={collectOf(data)} />
  return <ToggleButton label={t('social.collect')} icons={ICONS} state={undefined} onFlip={() => undefined} />
}
