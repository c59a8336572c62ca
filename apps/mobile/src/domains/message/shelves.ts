import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import {
  GraduationCap,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Presentation,
  ShieldCheck,
  ShoppingBag,
} from 'lucide-react'

export interface Shelf {
  icon: LucideIcon
  tint: 'sand' | 'sea' | 'plum' | 'leaf' | 'clay' | 'dusk'
}

export const SHELVES: Readonly<Record<MessageCategoryCode, Shelf>> = {
  notice: { icon: Megaphone, tint: 'clay' },
  study: { icon: GraduationCap, tint: 'sea' },
  interaction: { icon: MessagesSquare, tint: 'plum' },
  teaching: { icon: Presentation, tint: 'leaf' },
  order: { icon: ShoppingBag, tint: 'sand' },
  system: { icon: ShieldCheck, tint: 'dusk' },
}

export const isShelf = (code: string | undefined): code is MessageCategoryCode =>
  code !== undefined && Object.hasOwn(SHELVES, code)
