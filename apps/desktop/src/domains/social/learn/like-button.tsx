import { LikeFilled, LikeOutlined } from '@ant-design/icons'
import { useCall } from '@sands/web/call/use-call'
import { LIKE_GET, likedQuery, likeId, likeOf, sendLike } from '@sands/web/social/social-calls'
import type { SocialThing } from '@sands/web/social/thing'
import { type Toggled, useToggle } from '@sands/web/social/use-toggle'
import { useT } from '../../../kernel/text.ts'
import { ToggleButton } from '../../../kernel/ui/form/toggle-button.tsx'

const ICONS = { on: <LikeFilled aria-hidden />, off: <LikeOutlined aria-hidden /> }

function KnownLike({ thing, given }: { thing: SocialThing; given: Toggled }) {
  const t = useT()
  const { shown, flip } = useToggle({ id: likeId(thing), given, send: (on) => sendLike(thing, on) })
  return <ToggleButton label={t('social.like')} icons={ICONS} state={shown} onFlip={flip} />
}

/** Likes a thing, as soon as it is known whether one does. */
export function LikeButton({ module, moduleId }: SocialThing) {
  const t = useT()
  const thing = { module, moduleId }
  const { data } = useCall(LIKE_GET, { query: likedQuery(thing) }, { silent: true })
  if (data) return <KnownLike thing={thing} given={likeOf(data)} />
  return <ToggleButton label={t('social.like')} icons={ICONS} state={undefined} onFlip={() => undefined} />
}
