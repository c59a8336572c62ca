import { faceLinks } from '@sands/contract/face/face.links'
import { Presentation } from 'lucide-react'
import type { TabSlot } from '../../kernel/slots.ts'

export const faceTabs: readonly TabSlot[] = [{ code: 'offlineTrain', path: faceLinks.listTab(), icon: Presentation }]
