import { studyLinks } from '@sands/contract/study/study.links'
import { ListChecks } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

export const studyEntries: readonly MyEntry[] = [
  { id: 'tasks', label: 'study.my_tasks', icon: ListChecks, to: studyLinks.tasks(), group: 'learning', order: 5 },
]
