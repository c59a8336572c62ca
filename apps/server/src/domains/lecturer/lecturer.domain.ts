import { defineDomain } from '../../kernel/domain.ts'
import { createRegistry, type Registry } from '../../kernel/registry.ts'
import type { MediaServices } from '../media/index.ts'
import { allTeaching } from './all-teaching.service.ts'
import { lecturerDrawings, loadLecturerDemo } from './lecturer.demo.ts'
import { lecturerRoutes } from './lecturer.routes.ts'
import { createLecturerService, type LecturerService } from './lecturer.service.ts'
import { lecturerContent } from './lecturer-content.service.ts'
import { createLecturerEditService } from './lecturer-edit.service.ts'
import { lecturerFileUses } from './lecturer-uses.repo.ts'
import type { TeachingSource } from './teaching.kind.ts'

interface Needs {
  media: MediaServices
}

export interface LecturerServices {
  lecturers: LecturerService
  /** Courses and face-to-face sessions, each added by its domain. */
  teaching: Registry<TeachingSource>
}

export const lecturerDomain = defineDomain({
  name: 'lecturer',
  roles: {
    'content-author': ['lecturer.edit'],
    'training-manager': ['lecturer.edit'],
  },
  demoDrawings: lecturerDrawings,
  demo: loadLecturerDemo,
  compose(kernel, { media: { media, fileUses } }: Needs) {
    const teaching = createRegistry<TeachingSource>('what lecturers teach')
    const source = allTeaching(teaching.all)
    const lecturers = createLecturerService(kernel, media, source)
    fileUses.add(...lecturerFileUses)
    const services: LecturerServices = { lecturers, teaching }
    return {
      services,
      routes: (app) => lecturerRoutes(app, lecturers, createLecturerEditService(kernel, media, source)),
      contentKinds: [lecturerContent(media)],
    }
  },
})
