import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The stories that take longest, the longest first. A clone without results of an earlier run goes by the size of
 * the files, by which the two walks come last: the one that ends first leaves its core idle.
 */
const dearStories = [
  'e2e/pages/every-page-signed-in.test.ts',
  'e2e/pages/every-page.test.ts',
  'e2e/release.test.ts',
]

/** Every project's dearest files first. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const rank = ({ project, moduleId }: TestSpecification) => {
      const place = dearStories.findIndex((path) => moduleId.endsWith(`/${path}`))
      return projects.indexOf(project) * 100 + (place < 0 ? dearStories.length : place)
    }
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}
