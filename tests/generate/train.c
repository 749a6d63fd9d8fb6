/* A whole step: data in, forward, loss, backward | clip, optimizer, loss out. */
#include "train.h"

#define TENSORS "n n n n" /* lists of tensors have no sizes of their own */

static void load_batch(struct machine *m)
{
    machine_begin(m, EVENT_USER_ANNOTATION,
                  "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__", NULL);
    machine_begin(m, EVENT_PYTHON, "torch/utils/data/dataloader.py(701): __next__", NULL);
    for (int i = 0; i < 2; i++) {
        machine_begin(m, EVENT_CPU_OP, "aten::stack", "n s=0");
        machine_begin(m, EVENT_CPU_OP, "aten::cat", "n s=0");
        machine_work(m, 9300);
        machine_end(m);
        machine_end(m);
    }
    machine_end(m);
    machine_end(m);
}

static void copy_to_device(struct machine *m)
{
    static const char tensor[] = "l[8,1024] n n n n";
    machine_begin(m, EVENT_PYTHON, "train.py(33): to_device", NULL);
    for (int i = 0; i < 2; i++) {
        machine_begin(m, EVENT_CPU_OP, "aten::to", tensor);
        machine_begin(m, EVENT_CPU_OP, "aten::_to_copy", "l[8,1024] n n n n n n");
        machine_leaf(m, "aten::empty_strided", "S S s=4 s=0 s=0 n");
        machine_begin(m, EVENT_CPU_OP, "aten::copy_", "l[8,1024] l[8,1024] s=True");
        machine_copy(m, "Memcpy HtoD (Pinned -> Device)", 65536, 23800, false);
        machine_end(m);
        machine_end(m);
        machine_end(m);
    }
    machine_end(m);
}

static void clip_gradients(struct machine *m)
{
    machine_begin(m, EVENT_PYTHON, "torch/nn/utils/clip_grad.py(209): clip_grad_norm_",
                  NULL);
    machine_begin(m, EVENT_CPU_OP, "aten::_foreach_norm", TENSORS);
    machine_launch(m, KERNEL_NORM);
    machine_launch(m, KERNEL_NORM);
    machine_launch(m, KERNEL_NORM_FINISH);
    machine_end(m);
    machine_begin(m, EVENT_CPU_OP, "aten::_foreach_mul_", TENSORS);
    machine_launch(m, KERNEL_CLIP);
    machine_launch(m, KERNEL_CLIP);
    machine_end(m);
    machine_end(m);
}

static void step_optimizer(struct machine *m)
{
    machine_begin(m, EVENT_USER_ANNOTATION, "Optimizer.step#AdamW.step", NULL);
    machine_begin(m, EVENT_PYTHON, "torch/optim/adamw.py(209): step", NULL);
    machine_work(m, 31000);
    machine_begin(m, EVENT_CPU_OP, "aten::_fused_adamw_", TENSORS);
    for (int i = 0; i < 4; i++)
        machine_launch(m, KERNEL_ADAMW);
    machine_end(m);
    machine_end(m);
    machine_end(m);
}

static void read_loss(struct machine *m)
{
    machine_begin(m, EVENT_PYTHON, "train.py(70): log_loss", NULL);
    machine_begin(m, EVENT_CPU_OP, "aten::item", "b[]");
    machine_begin(m, EVENT_CPU_OP, "aten::_local_scalar_dense", "b[]");
    machine_copy(m, "Memcpy DtoH (Device -> Pinned)", 2, 2, false);
    machine_synchronize(m);
    machine_end(m);
    machine_end(m);
    machine_end(m);
}

void train_step_begin(struct train *train, const char *step_name)
{
    struct machine *m = train->machine;
    m->thread = THREAD_MAIN;
    machine_change_pace(m);
    machine_begin(m, EVENT_USER_ANNOTATION, step_name, NULL);
    load_batch(m);
    machine_begin(m, EVENT_PYTHON, "train.py(49): train_step", NULL);
    copy_to_device(m);
    machine_begin(m, EVENT_USER_ANNOTATION, "Optimizer.zero_grad#AdamW.zero_grad", NULL);
    machine_work(m, 24000);
    machine_end(m);
    train_forward(train);
    train_loss(train);
    train_backward(train);
}

void train_step_end(struct train *train, const struct padding *padding,
                    size_t padding_calls)
{
    struct machine *m = train->machine;
    clip_gradients(m);
    step_optimizer(m);
    for (size_t i = 0; i < padding_calls && !m->failed; i++) {
        size_t which = i % padding->names;
        machine_begin(m, EVENT_CPU_OP, padding->op_names[which], "b[1024]");
        machine_launch_named(m, &padding->kernels[which]);
        machine_end(m);
    }
    read_loss(m);
    machine_end(m); /* train_step */
    machine_end(m); /* ProfilerStep */
    machine_copy_annotations(m);
    machine_work(m, 42000); /* the profiler's own step() */
}
