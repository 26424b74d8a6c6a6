"""Reads a spreadsheet with pandas, and says how long that took and what it found."""

import json
import resource
import sys
import time

import pandas

start, cpu = time.perf_counter(), time.process_time()
file = sys.argv[1]
frame = pandas.read_csv(file) if file.endswith(".csv") else pandas.read_excel(file)
cents = int((frame["Amount"] * 100).round().sum())
print(
    json.dumps(
        {
            "rows": len(frame),
            "cents": cents,
            "people": None,
            "wallMs": (time.perf_counter() - start) * 1000,
            "cpuMs": (time.process_time() - cpu) * 1000,
            "peakMb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        }
    )
)
