import { lazy } from 'react'
import type { Slots } from '../../kernel/slots.ts'

const ArticleCard = lazy(async () => ({ default: (await import('./learn/article-card.tsx')).ArticleCard }))

export const articleParts = { ArticleCard } satisfies Partial<Slots>
