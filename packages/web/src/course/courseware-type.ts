import { COURSEWARE_TYPES, type CoursewareType } from '@sands/rules/study'
import { CirclePlay, FileText, Headphones, Images, Link2, type LucideIcon } from 'lucide-react'

export const COURSEWARE_ICONS: Readonly<Record<CoursewareType, LucideIcon>> = {
  [COURSEWARE_TYPES.video]: CirclePlay,
  [COURSEWARE_TYPES.document]: FileText,
  [COURSEWARE_TYPES.audio]: Headphones,
  [COURSEWARE_TYPES.pictures]: Images,
  [COURSEWARE_TYPES.link]: Link2,
}
