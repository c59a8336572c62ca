import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { LIKE_GET, likedQuery, likeId, likeOf, sendLike } from '@sands/web/social/social-calls'
import { type Toggled, useToggle } from '@sands/web/social/use-toggle'
import { ThumbsUp } from 'lucide-react'
import type { LikeProps, SocialTarget } from '../../../kernel/slots.ts'
import { ToggleButton } from './toggle-button.tsx'

function KnownLike({ target, given, inline }: { target: SocialTarget; given: Toggled; inline: boolean }) {
  const t = useT()
  const { shown, flip } = useToggle({ id: likeId(target), given, send: (on) => sendLike(target, on) })
  return <ToggleButton icon={ThumbsUp} label={t('social.like')} state={shown} onFlip={flip} inline={inline} />
}

export function LikeButton({ module, moduleId, state, inline = false }: LikeProps & { inline?: boolean }) {
  const t = useT()
  const target = { module, moduleId }
  const asked = useCall(LIKE_GET, { query: likedQuery(target) }, { enabled: !state, silent: true })
  const given = state ?? asked.data
  if (given) return <KnownLike target={target} given={likeOf(given)} inline={inline} />
  return <ToggleButton icon={ThumbsUp} label={t('social.like')} state={undefined} onFlip={() => {}} inline={inline} />
}
