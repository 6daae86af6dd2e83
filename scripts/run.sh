#!/bin/sh
# Installs what is missing, then becomes the project's own Node: run.sh [OPTIONS] SCRIPT [ARGUMENTS]
# No process stays in between, so signals reach the script. PATH has another Node, which may be older.
set -e
node scripts/install.mjs
PATH=$PWD/node_modules/.bin:$PATH
# Later starts read compiled code instead of TypeScript.
NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/node}
export PATH NODE_COMPILE_CACHE
exec node_modules/.bin/node "$@"
