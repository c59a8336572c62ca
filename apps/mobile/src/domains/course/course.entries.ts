import { courseLinks } from '@sands/contract/course/course.links'
import { BookOpenCheck } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

export const courseEntries: readonly MyEntry[] = [
  { id: 'myStudy', label: 'study.my', icon: BookOpenCheck, to: courseLinks.myStudy(), group: 'learning', order: 10 },
]
