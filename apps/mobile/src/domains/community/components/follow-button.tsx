import type { CommunityDetail } from '@sands/contract/community/community.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { FOLLOW, UNFOLLOW } from '@sands/web/community/community-calls'
import { outdateFollowed } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'

interface FollowButtonProps {
  userId: UserId
  given: Pick<CommunityDetail, 'isFollowed'>
}

/** Follows the author, whose content then appears among the followed ones. */
export function FollowButton({ userId, given }: FollowButtonProps) {
  const t = useT()
  const queries = useQueryClient()
  const follow = useAct(FOLLOW)
  const unfollow = useAct(UNFOLLOW)
  const [isFollowed, setFollowed] = useState(given.isFollowed === 1)
  const toggle = async () => {
    const act = isFollowed ? unfollow : follow
    const { error } = await attempt(() => act.mutateAsync({ body: { userId } }))
    if (error) return
    setFollowed(!isFollowed)
    await outdateFollowed(queries)
  }
  return (
    <Button look="soft" busy={follow.isPending || unfollow.isPending} onClick={() => void toggle()}>
      {t(isFollowed ? 'community.unfollow' : 'community.follow')}
    </Button>
  )
}
