import { gridFigure } from './console-grid.ts'
import { liveFigures } from './console-live.ts'
import { firstLoadFigure, openConsole } from './console-page.ts'
import type { Group } from './figure.ts'
import { ourServer } from './server-programs.ts'

/** The console in a real browser: what it loads, how smoothly it scrolls, and what it shows of a busy server. */
export const consoleGroup: Group = async () => {
  const running = await ourServer()
  const opened = await openConsole(running)
  try {
    return {
      'console.firstLoad.kB': await firstLoadFigure(opened),
      ...(await liveFigures(running, opened)),
      'console.grid.scrollFps': await gridFigure(running, opened),
    }
  } finally {
    await opened.close()
    await running.stop()
  }
}
