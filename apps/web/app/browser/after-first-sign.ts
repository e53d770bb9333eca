import { startInstalledApp } from './installed-app.ts'
import { measurePage } from './page-speed.ts'

/** What every page does once a visitor is there, and none does before. */
startInstalledApp()
measurePage()
