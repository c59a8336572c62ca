import { surveyLinks } from '@sands/contract/survey/survey.links'
import { ClipboardList } from 'lucide-react'
import type { TabSlot } from '../../kernel/slots.ts'

export const surveyTabs: readonly TabSlot[] = [{ code: 'survey', path: surveyLinks.mineTab(), icon: ClipboardList }]
