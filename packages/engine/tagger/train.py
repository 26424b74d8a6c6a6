"""Trains a net on pages drawn as it goes: one thread, one process, seeded; the log is the curve."""
import ctypes
import json
import os
import random
import time

import numpy as np
import torch

from grammar.document import HELD_OUT, pages_of
from loss import loss_of, tensors
from net import SIZES, Net, parameters_of
from own import own_documents
from pages import arrays, crop
from score import evaluate, seen_pages, unseen_pages

SEEDS = (1_000_000, 800_000_000)  # where training seeds lie; those of the measurements lie above


def draw_pages(seed, hold, most, own=(), share=0.4):
    """An endless, shuffled stream of pages, at most three of a document. `own`: labelled pages by document, which make up `share` of it."""
    rand = random.Random(seed)
    while True:
        pool = []
        while len(pool) < 48:
            pages = list(rand.choice(own)) if own and rand.random() < share else pages_of(rand.randrange(*SEEDS), hold)
            rand.shuffle(pages)
            # A pool is filled by documents, most of which have one page or two.
            pool += pages[:2]
        rand.shuffle(pool)
        for page in pool:
            if len(page.role) >= 8:
                yield arrays(page, *crop(page, most, rand))


def keep_memory():
    """Large arrays come and go in each step: given back to the system and fetched again, they would take half of the time."""
    try:
        libc = ctypes.CDLL("libc.so.6")
        for option, value in ((-1, 2**31 - 1), (-2, 2**27), (-3, 2**25)):
            libc.mallopt(option, value)
    except OSError:
        pass


def rate_at(done, step, peak):
    """Warm up, stay, then fall in a line over the second half."""
    return peak * min(1.0, (step + 1) / 80) * (1.0 if done < 0.5 else max(0.03, 2 * (1 - done)))


def train(out, minutes=60.0, wall_minutes=10**9, steps=10**9, size="medium", seed=1, rate=2e-3, batch=6, most=240, start=None, everything=False, own=None, measure_every=3.0, measured=100):
    keep_memory()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    torch.manual_seed(seed)
    np.random.seed(seed)
    os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
    net = Net(**SIZES[size])
    kept_at = out.replace(".pt", "") + ".state.pt"
    kept = torch.load(kept_at) if os.path.exists(kept_at) else None
    if kept:
        net.load_state_dict(kept["weights"])
    elif start:
        net.load_state_dict(torch.load(start)["weights"])
    log = open(out.replace(".pt", "") + ".log.jsonl", "a", encoding="utf8")

    def note(**row):
        print(json.dumps(row), file=log, flush=True)
        print(" ".join(f"{name}={value}" for name, value in row.items()), flush=True)

    note(event="start", parameters=parameters_of(net), size=size, seed=seed, rate=rate, batch=batch, most=most, held_out="none" if everything else sorted(HELD_OUT), start=start)
    seen, unseen = seen_pages(measured), unseen_pages(measured)
    own_train, own_held = own_documents(own) if own else ((), ())
    own_pages = [(page, "own") for document in own_held for page in document[:2]]
    step, pages, before = (kept["step"], kept["pages"], kept["cpu_s"]) if kept else (0, 0, 0.0)
    stream = draw_pages(seed + step, frozenset() if everything else HELD_OUT, most, own_train)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.01, betas=(0.9, 0.98))
    if kept:
        optimizer.load_state_dict(kept["optimizer"])
    # What was spent before a break counts.
    begun, cpu_begun = time.time(), time.process_time() - before
    loss_sum, next_measure = 0.0, measure_every + before / 60

    def measure():
        note(event="measure", step=step, pages=pages, cpu_s=round(time.process_time() - cpu_begun), seen=evaluate(net, seen)[0].row(), unseen=evaluate(net, unseen)[0].row(), own=evaluate(net, own_pages)[0].row() if own_pages else None)
        save()

    def save():
        for path, more in ((out, {}), (kept_at, dict(optimizer=optimizer.state_dict(), step=step, cpu_s=time.process_time() - cpu_begun))):
            torch.save(dict(weights=net.state_dict(), shape=net.shape, seed=seed, pages=pages, **more), path + ".new")
            os.replace(path + ".new", path)

    while True:
        spent = (time.process_time() - cpu_begun) / 60
        done = max(spent / minutes, (time.time() - begun) / 60 / wall_minutes, step / steps)
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = rate_at(done, step, rate)
        for _ in range(batch):
            inputs, targets = tensors(next(stream))
            # A few n-grams fall out, so that no single one is leant on.
            grams = torch.where(torch.rand(inputs[0].shape) < 0.08, torch.zeros_like(inputs[0]), inputs[0])
            loss = loss_of(net(grams, *inputs[1:]), targets)
            (loss / batch).backward()
            loss_sum += loss.item()
            pages += 1
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        step += 1
        if step % 50 == 0:
            note(event="step", step=step, pages=pages, wall_s=round(time.time() - begun), cpu_s=round(time.process_time() - cpu_begun), loss=round(loss_sum / 50 / batch, 4))
            loss_sum = 0.0
            save()
        if spent >= next_measure:
            next_measure += measure_every
            measure()
    measure()
    os.remove(kept_at)
    log.close()
    return net
