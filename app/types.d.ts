/** Names this build in addresses of files whose own name does not change. */
declare const __BUILD__: string
