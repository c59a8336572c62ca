import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { type ComponentType, Suspense } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { CollectProps, CommentBarProps, CommentsProps, LikeProps, RatingProps, Slots } from '../../kernel/slots.ts'
import { MissingPart, Nothing } from '../../kernel/ui/missing.tsx'

/** Loaded with the first screen that shows one of them. */
function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = lazyPart(withTexts('social', load), Instead)
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

export const socialParts = {
  Comments: later<CommentsProps>(async () => (await import('./components/comments.tsx')).Comments, MissingPart),
  CommentBar: later<CommentBarProps>(async () => (await import('./components/comment-bar.tsx')).CommentBar),
  LikeButton: later<LikeProps>(async () => (await import('./components/like-button.tsx')).LikeButton),
  CollectButton: later<CollectProps>(async () => (await import('./components/collect-button.tsx')).CollectButton),
  Rating: later<RatingProps>(async () => (await import('./components/rating.tsx')).Rating, MissingPart),
} satisfies Partial<Slots>
