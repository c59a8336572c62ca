import { LikeFilled, LikeOutlined } from '@ant-design/icons'
import { useCall } from '@sands/web/call/use-call'
import { LIKE_GET, likedQuery, likeId, likeOf, sendLike } from '@sands/web/social/social-calls'
import type { SocialTarget } from '@sands/web/social/target'
import { type Toggled, useToggle } from '@sands/web/social/use-toggle'
import { useT } from '../../../kernel/text.ts'
import { ToggleButton } from '../../../kernel/ui/form/toggle-button.tsx'

const ICONS = { on: <LikeFilled aria-hidden />, off: <LikeOutlined aria-hidden /> }

function KnownLike({ target, given }: { target: SocialTarget; given: Toggled }) {
  const t = useT()
  const { shown, flip } = useToggle({ id: likeId(target), given, send: (on) => sendLike(target, on) })
  return <ToggleButton label={t('social.like')} icons={ICONS} state={shown} onFlip={flip} />
}

/** Likes a content. Enabled once its state is loaded. */
export function LikeButton({ module, moduleId }: SocialTarget) {
  const t = useT()
  const target = { module, moduleId }
  const { data } = useCall(LIKE_GET, { query: likedQuery(target) }, { silent: true })
  if (data) return <KnownLike target={target} given={likeOf(data)} />
  return <ToggleButton label={t('social.like')} icons={ICONS} state={undefined} onFlip={() => undefined} />
}
